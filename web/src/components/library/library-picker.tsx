import { libraryContent } from '../../content/library';
import { useDebouncedText } from '../../hooks/use-debounced-text';
import { isSample } from '../../lib/is-sample';
import { useContent, useLanguage } from '../../lib/language-context';
import { useLibrary } from '../../lib/library-api';
import type { ManagedProject } from '../../types/api';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Notice, Skeleton } from '../ui/query-state';

interface LibraryPickerProps {
  labelOf: (title: string) => string;
  /** URL of the currently chosen picture; null or undefined if there is none. */
  chosen?: string | null;
  isOffered?: (project: ManagedProject) => boolean;
  onChoose: (project: ManagedProject) => void;
}

/** Offers the library's pictures except samples, because samples may be removed even where they are in use. */
export function LibraryPicker(props: LibraryPickerProps) {
  const { labelOf, chosen, isOffered = () => true, onChoose } = props;
  const { picker, searchHint, noMatch } = useContent(libraryContent);
  const language = useLanguage();
  const [text, settled, setText] = useDebouncedText();
  const library = useLibrary({ q: settled || undefined });
  const offered = library.projects.filter((project) => !isSample(project) && isOffered(project));
  return (
    <div className="space-y-3">
      <TextField
        label={picker.search}
        hint={searchHint}
        control={{
          type: 'search',
          maxLength: 100,
          value: text,
          onChange: ({ target }) => setText(target.value),
          // The picker may stand in a form, which Enter would send.
          onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(),
        }}
      />
      {library.isLoading && (
        <div>
          <output className="sr-only">{picker.loading}</output>
          <Skeleton className="h-32" />
        </div>
      )}
      {(library.isError || library.hasRestFailed) && <Notice title={picker.failed} onRetry={library.again} />}
      {!library.isLoading && !library.isError && !library.hasMore && offered.length === 0 && (
        <p className="text-ink-soft">{settled ? noMatch : picker.empty}</p>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {offered.map((project) => {
          const { titleEs, focusX, focusY } = project;
          const title = (language === 'es' && titleEs) || project.title;
          return (
            <li key={project.id}>
              <button
                type="button"
                aria-label={labelOf(title)}
                aria-pressed={chosen === undefined ? undefined : project.imageUrl === chosen}
                onClick={() => onChoose(project)}
                className="block w-full overflow-hidden rounded-xl border-2 border-line bg-white text-left text-sm hover:border-primary aria-pressed:border-4 aria-pressed:border-primary"
              >
                <img
                  src={project.imageUrl}
                  srcSet={project.srcset.webp}
                  sizes="200px"
                  alt=""
                  width={400}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  style={{ objectPosition: `${focusX}% ${focusY}%` }}
                  className="aspect-4/3 w-full bg-band object-cover"
                />
                <span lang={language === 'es' && !titleEs ? 'en' : undefined} className="block truncate p-2">
                  {title}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {library.hasMore && !library.hasRestFailed && (
        <Button variant="outline" disabled={library.isLoadingMore} onClick={library.more}>
          {library.isLoadingMore ? picker.loading : picker.more}
        </Button>
      )}
    </div>
  );
}
