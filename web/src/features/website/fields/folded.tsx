import { type ReactNode, use, useId, useState } from 'react';
import { isWithin, type Path } from '../draft/paths';
import { FormContext } from './form-context';
import { FoldButton } from './list-item';

interface FoldedProps {
  path: Path;
  name: string;
  onOpen?: () => void;
  children: ReactNode;
}

export function Folded({ path, name, onOpen, children }: FoldedProps) {
  const { wanted, wantedBy } = use(FormContext);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState('');
  if (wantedBy !== shown) {
    setShown(wantedBy);
    if (isWithin(wanted, path)) setOpen(true);
  }
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <div className="rounded-2xl border border-line p-2.5">
      <FoldButton id={id} path={path} name={name} isOpen={isOpen} onToggle={toggle} />
      {isOpen && (
        <div id={id} className="space-y-4 p-2.5 pt-3">
          {children}
        </div>
      )}
    </div>
  );
}
