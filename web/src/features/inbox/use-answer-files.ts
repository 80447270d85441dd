import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useToast } from '../../components/ui/toast/use-toast';
import { deskContent } from '../../content/desk';
import { changeDraft, selectDraft } from '../../lib/drafts/drafts-slice';
import { useDraft } from '../../lib/drafts/use-draft';
import { useContent } from '../../lib/language-context';
import type { AppDispatch, AppThunk } from '../../lib/root-reducer';
import type { AnswerFile } from '../../types/api';
import { useAddAnswerFileMutation, useRemoveAnswerFileMutation } from './api/desk-api';
import { useLeadAttempt } from './use-lead-attempt';

type Files = readonly AnswerFile[];

export const maxFiles = 10;
const noFiles: Files = [];

/** Applies a change to the current list of files, because a file may be removed while another one is being added. */
const changeFiles =
  (key: string, change: (files: Files) => Files): AppThunk =>
  (dispatch, getState) => {
    const files = change((selectDraft(key)(getState()) as Files | undefined) ?? noFiles);
    dispatch(changeDraft(key, files.length > 0 ? files : undefined));
  };

/** Returns the files attached to the answer to a lead. The server keeps unsent files for a day. */
export function useAnswerFiles(leadId: string) {
  const { files: content } = useContent(deskContent);
  const key = `lead/${leadId}/files`;
  const [files] = useDraft(key, noFiles);
  const [isAdding, setAdding] = useState(false);
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const attempt = useLeadAttempt(content.codes);
  const [addFile] = useAddAnswerFileMutation();
  const [removeFile] = useRemoveAnswerFileMutation();
  const add = async (chosen: File[]) => {
    setAdding(true);
    const free = maxFiles - files.length;
    for (const { name } of chosen.slice(free))
      toast({
        title: content.failed(name),
        description: content.codes['too_many_attachments'],
        variant: 'destructive',
      });
    for (const file of chosen.slice(0, free)) {
      const added = await attempt(addFile({ id: leadId, file }).unwrap(), {
        failed: content.failed(file.name),
      });
      if (added) dispatch(changeFiles(key, (all) => [...all, added]));
    }
    setAdding(false);
  };
  const remove = (removed: string) => {
    dispatch(changeFiles(key, (all) => all.filter(({ id }) => id !== removed)));
    // If the request fails, the server deletes the file after a day.
    void removeFile(removed);
  };
  // Called when these files are sent. Files that were added meanwhile stay for the next answer.
  const end = () => dispatch(changeFiles(key, (all) => all.filter((file) => !files.includes(file))));
  return { files, isAdding, add, remove, end };
}
