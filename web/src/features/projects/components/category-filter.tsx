import { galleryContent } from '../../../content/gallery';
import { useContent, useLanguage } from '../../../lib/language-context';
import { categoryName } from '../project-words';

interface CategoryFilterProps {
  categories: string[];
  chosen: string;
  onChoose: (category: string) => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const content = useContent(galleryContent);
  const language = useLanguage();
  return (
    <fieldset aria-label={content.filter} className="flex flex-wrap gap-2">
      {['all', ...categories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className="min-h-11 rounded-full border border-control px-4 font-medium hover:bg-band aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white"
        >
          {category === 'all' ? content.all : categoryName(category, language)}
        </button>
      ))}
    </fieldset>
  );
}
