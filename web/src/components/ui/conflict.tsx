import type { ReactNode } from 'react';
import { Button } from './button';

interface ConflictProps {
  words: Record<'title' | 'text' | 'mine' | 'theirs', string>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Names of the fields that both people changed. */
  children?: ReactNode;
}

/** Asks which version to keep, if someone else has changed data that has unsaved changes here. */
export function Conflict({ words, onKeepMine, onTakeTheirs, children }: ConflictProps) {
  return (
    <section role="alert" className="space-y-2 rounded-2xl border-2 border-alert p-4">
      <h3 className="text-lg">{words.title}</h3>
      <p>{words.text}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onKeepMine}>
          {words.mine}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {words.theirs}
        </Button>
      </div>
    </section>
  );
}
