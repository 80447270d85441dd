import { RotateCcw, RotateCw } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { picturePlacesContent } from '../../../content/picture-places';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { type Focus, turnedBy } from './turned-by';
import { useChangeProject } from './use-change-project';

interface PointProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  onDone: () => void;
}

function PointSlider({ label, value, onChange, onDone }: PointProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={onDone}
        onKeyUp={onDone}
        className="block min-h-11 w-full accent-primary"
      />
    </div>
  );
}

const percent = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 100);

interface FocusAndTurnProps {
  project: Project;
  onChanged?: () => void;
}

/**
 * Controls for the focus point, which stays visible in every crop, and for quarter turns of a stored picture. Each
 * change is saved and shown at once.
 */
export function FocusAndTurn({ project, onChanged }: FocusAndTurnProps) {
  const { focus: words } = useContent(picturePlacesContent);
  const { change } = useChangeProject();
  const stored = { x: project.focusX, y: project.focusY };
  const [point, setPoint] = useState<Focus>(stored);
  // A turn is added to the stored angle. A second press before the answer would send the same angle again,
  // but with a focus point that was turned twice.
  const [isTurning, setTurning] = useState(false);
  const save = (wanted: Focus) => {
    setPoint(wanted);
    if (wanted.x !== stored.x || wanted.y !== stored.y)
      void change(project, { focusX: wanted.x, focusY: wanted.y }).then(onChanged);
  };
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    save({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const turn = async (by: 90 | 270) => {
    const turned = turnedBy(point, by);
    setPoint(turned);
    setTurning(true);
    const angle = ((project.turn + by) % 360) as Project['turn'];
    await change(project, { turn: angle, focusX: turned.x, focusY: turned.y });
    setTurning(false);
    onChanged?.();
  };
  return (
    <fieldset className="space-y-2 rounded-xl border border-line px-4 pt-1 pb-4">
      <legend className="px-1 font-medium">{words.title}</legend>
      <p className="text-sm text-ink-soft">{words.hint}</p>
      {/* Presentational, because the sliders below do the same for keyboards and screen readers. */}
      <div role="presentation" onClick={tap} className="relative mx-auto w-fit cursor-crosshair">
        <img
          src={project.imageUrl}
          alt=""
          width={project.width}
          height={project.height}
          className="h-auto max-h-72 w-auto max-w-full rounded-xl"
        />
        <span
          aria-hidden
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-action/70 shadow-lg"
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <PointSlider
          label={words.fromLeft}
          value={point.x}
          onChange={(x) => setPoint({ ...point, x })}
          onDone={() => save(point)}
        />
        <PointSlider
          label={words.fromTop}
          value={point.y}
          onChange={(y) => setPoint({ ...point, y })}
          onDone={() => save(point)}
        />
      </div>
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
