import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { sections } from './section-in-description';

export function SectionOptions() {
  const { pages } = useContent(imagesContent);
  return sections.map((section) => (
    <option key={section} value={section}>
      {pages[section]}
    </option>
  ));
}
