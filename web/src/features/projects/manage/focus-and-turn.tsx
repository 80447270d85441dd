import { RotateCcw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { picturePlacesContent } from '../../../content/picture-places';
import { useContent } from '../../../lib/language-context';
import type { Project, ProjectChange } from '../../../types/api';
import { FocusPoint } from './focus-point';
import { type Focus, turnedBy } from './turned-by';
import { useChangeProject } from './use-change-project';

interface FocusAndTurnProps {
  project: Project;
  onChanged?: () => void;
}

/**
 * Controls for the focus point, which stays visible in every crop, and for quarter turns of a stored picture. Each
 * change is saved and shown immediately.
 */
export function FocusAndTurn({ project, onChanged }: FocusAndTurnProps) {
  const { focus: words } = useContent(picturePlacesContent);
  const { change } = useChangeProject();
  const stored = { x: project.focusX, y: project.focusY };
  const [point, setPoint] = useState<Focus>(stored);
  // Disables the buttons until a turn is saved. The sent angle is computed from the stored one, so a second press
  // before that would send the same angle again, but with a focus point that was turned twice.
  const [isTurning, setTurning] = useState(false);
  const saveOrReset = async (changed: ProjectChange) => {
    if (await change(project, changed)) onChanged?.();
    else setPoint(stored);
  };
  const save = (wanted: Focus) => {
    setPoint(wanted);
    if (wanted.x !== stored.x || wanted.y !== stored.y)
      void saveOrReset({ focusX: wanted.x, focusY: wanted.y });
  };
  const turn = async (by: 90 | 270) => {
    const turned = turnedBy(point, by);
    setPoint(turned);
    setTurning(true);
    const angle = ((project.turn + by) % 360) as Project['turn'];
    await saveOrReset({ turn: angle, focusX: turned.x, focusY: turned.y });
    setTurning(false);
  };
  return (
    <fieldset className="space-y-2 rounded-xl border border-line px-4 pt-1 pb-4">
      <legend className="px-1 font-medium">{words.title}</legend>
      <p className="text-sm text-ink-soft">{words.hint}</p>
      <FocusPoint picture={project} point={point} onChange={setPoint} onDone={save} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={isTurning} onClick={() => void turn(270)}>
          <RotateCcw aria-hidden className="size-4" />
          {words.turnLeft}
        </Button>
        <Button variant="outline" disabled={isTurning} onClick={() => void turn(90)}>
          <RotateCw aria-hidden className="size-4" />
          {words.turnRight}
        </Button>
      </div>
    </fieldset>
  );
}
