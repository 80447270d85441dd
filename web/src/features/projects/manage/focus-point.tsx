import { type MouseEvent, useId } from 'react';
import { picturePlacesContent } from '../../../content/picture-places';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import type { Focus } from './turned-by';

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

interface FocusPointProps {
  picture: Pick<Project, 'imageUrl' | 'width' | 'height'>;
  point: Focus;
  /** Called while the point moves. `onDone` is called when the movement ends. */
  onChange: (point: Focus) => void;
  onDone: (point: Focus) => void;
}

/** A picture in which a tap chooses the focus point, with sliders that do the same. */
export function FocusPoint({ picture, point, onChange, onDone }: FocusPointProps) {
  const { focus: words } = useContent(picturePlacesContent);
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onDone({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  return (
    <>
      {/* Presentational, because the sliders below do the same for keyboards and screen readers. */}
      <div role="presentation" onClick={tap} className="relative mx-auto w-fit cursor-crosshair">
        <img
          src={picture.imageUrl}
          alt=""
          width={picture.width}
          height={picture.height}
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
          onChange={(x) => onChange({ ...point, x })}
          onDone={() => onDone(point)}
        />
        <PointSlider
          label={words.fromTop}
          value={point.y}
          onChange={(y) => onChange({ ...point, y })}
          onDone={() => onDone(point)}
        />
      </div>
    </>
  );
}
