import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import { maxFiles, type useAnswerFiles } from '../use-answer-files';

/** Field for the pictures and PDFs attached to an answer. */
export function AnswerFiles({
  files,
  isAdding,
  add,
  remove,
}: Omit<ReturnType<typeof useAnswerFiles>, 'end'>) {
  const { files: content } = useContent(deskContent);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,application/pdf"
        aria-label={content.add}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="outline"
        disabled={isAdding || files.length >= maxFiles}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden className="size-4" />
        {isAdding ? content.adding : content.add}
      </Button>
      <ul aria-label={content.list} className="contents">
        {files.map((file) => (
          <li key={file.id} className="flex min-h-11 items-center gap-1 rounded-full bg-band pl-4">
            <span className="max-w-56 truncate">{file.name}</span>
            <button
              type="button"
              aria-label={content.remove(file.name)}
              onClick={() => remove(file.id)}
              className="grid size-11 place-items-center rounded-full"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{content.hint}</p>
    </div>
  );
}
