import { useState } from 'react';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { inverseChanges } from '../../../lib/inverse-changes';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { ManagedProject, ProjectsChange, ProjectsChangeResult } from '../../../types/api';
import { useChangeProjectsMutation } from '../api/manage-api';
import { categoryName } from '../project-words';
import { usePictureAttempt } from './use-picture-attempt';

const undoMs = 10_000;

type Wanted = Omit<ProjectsChange, 'ids'>;
type Before = ProjectsChangeResult['before'];

/** Returns the requests that undo a change, one for each previous value. */
function inverse(before: Before, wanted: Wanted): ProjectsChange[] {
  if (wanted.move) return [{ ids: before.map(({ id }) => id), move: 'back' }];
  return inverseChanges(before, wanted.category === undefined ? 'section' : 'category');
}

type Reason = keyof (typeof libraryContent)['en']['select']['reasons'];

/**
 * Returns a function that changes several pictures at once, and a list of those that it did not delete because the
 * website uses them. If pictures failed for another reason, a toast names them with the reasons. Otherwise, a toast
 * offers for ten seconds to undo the change, unless it was an approval or a rejection.
 */
export function useChangeSeveral() {
  const content = useContent(imagesContent);
  const { select } = useContent(libraryContent);
  const language = useLanguage();
  const toast = useToast();
  const attempt = usePictureAttempt();
  const [changeProjects, { isLoading }] = useChangeProjectsMutation();
  const [inUse, setInUse] = useState<ManagedProject[]>([]);

  const wordsOf = (count: number, wanted: Wanted, isWaiting: boolean) => {
    const { move, section, category } = wanted;
    if (move === 'approve') return { title: select.approved(count), description: select.approvedHint };
    if (move)
      return {
        title: isWaiting ? select.rejected(count) : select.binned(count),
        description: select.binnedHint,
      };
    const name =
      category === undefined ? section && content.pages[section] : categoryName(category, language);
    return { title: select.changed(count), description: select.becomes(name || select.noSection) };
  };

  const leftOut = (failed: ProjectsChangeResult['failed']) =>
    failed
      .map(({ title, code }) => `${title ?? ''}: ${select.reasons[code as Reason] ?? select.reasons.other}`)
      .join('; ');

  const reportFailed = (failed: ProjectsChangeResult['failed']) =>
    toast({ title: select.someFailed(failed.length), description: leftOut(failed), variant: 'destructive' });

  const undo = async (before: Before, wanted: Wanted) => {
    const changeBack = async () => {
      const failed: ProjectsChangeResult['failed'] = [];
      for (const change of inverse(before, wanted))
        failed.push(...(await changeProjects(change).unwrap()).failed);
      return failed;
    };
    const failed = await attempt(changeBack(), { failed: select.undoFailed });
    if (failed?.length) reportFailed(failed);
    else if (failed) toast({ ...select.undone, variant: 'success' });
  };

  const report = ({ before, failed }: ProjectsChangeResult, wanted: Wanted, isWaiting: boolean) => {
    const others = failed.filter(({ code }) => code !== 'in_use');
    if (others.length > 0) reportFailed(others);
    else if (before.length > 0) {
      // A rejection or approval has no Undo button. Only another decision can revise it.
      const hasUndo = wanted.move !== 'approve' && !isWaiting;
      toast(
        {
          ...wordsOf(before.length, wanted, isWaiting),
          variant: 'success',
          ...(hasUndo && { actionLabel: select.undo, durationMs: undoMs }),
        },
        () => void undo(before, wanted),
      );
    }
  };

  /** @returns whether the request succeeded, even if some of the pictures could not be changed */
  const change = async (projects: ManagedProject[], wanted: Wanted): Promise<boolean> => {
    const ids = projects.map(({ id }) => id);
    const isWaiting = projects.some(({ waitingSince }) => waitingSince !== null);
    // Approves only the versions that the user has seen, because the uploader may replace a waiting picture at any
    // time.
    const waitingUntil = projects
      .flatMap(({ waitingSince }) => waitingSince ?? [])
      .toSorted()
      .at(-1);
    const asked = { ids, ...wanted, ...(wanted.move === 'approve' && { waitingUntil }) };
    const changed = await attempt(changeProjects(asked).unwrap(), { failed: select.failed });
    if (!changed) return false;
    report(changed, wanted, isWaiting);
    const used = new Set(changed.failed.filter(({ code }) => code === 'in_use').map(({ id }) => id));
    setInUse(projects.filter(({ id }) => used.has(id)));
    return true;
  };
  return { change, isChanging: isLoading, inUse, leaveInUse: () => setInUse([]) };
}
