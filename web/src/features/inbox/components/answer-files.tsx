import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import type { AnswerFile } from '../../../types/api';
import { useAddAnswerFileMutation, useRemoveAnswerFileMutation } from '../api/desk-api';
import { useLeadAttempt } from '../use-lead-attempt';

const mostFiles = 10;

interface AnswerFilesProps {
  leadId: string;
  files: readonly AnswerFile[];
  onChange: (files: readonly AnswerFile[]) => void;
}

/** Field for pictures and PDFs that go with an answer. The server keeps unsent files for a day. */
export function AnswerFiles({ leadId, files, onChange }: AnswerFilesProps) {
  const { files: content } = useContent(deskContent);
  const input = useRef<HTMLInputElement>(null);
  const attempt = useLeadAttempt(content.codes);
  const [addFile, { isLoading }] = useAddAnswerFileMutation();
  const [removeFile] = useRemoveAnswerFileMutation();
  const remove = (removed: string) => {
    onChange(files.filter(({ id }) => id !== removed));
    // If the request fails, the server deletes the file after a day.
    void removeFile(removed);
  };
  const add = async (chosen: File[]) => {
    let all = files;
    for (const file of chosen.slice(0, mostFiles - files.length)) {
      const added = await attempt(addFile({ id: leadId, file }).unwrap(), {
        failed: content.failed(file.name),
      });
      if (!added) continue;
      all = [...all, added];
      onChange(all);
    }
  };
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
        disabled={isLoading || files.length >= mostFiles}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden className="size-4" />
        {isLoading ? content.adding : content.add}
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
