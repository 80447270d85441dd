import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { ManagedProject } from '../../../types/api';

/** Shortest drag in pixels. A shorter movement on the handle counts as a press. */
const dragFromPixels = 4;

/** Returns what screen readers announce while a picture is being moved, in the page's language. */
function useAnnouncements(projects: ManagedProject[]): Announcements {
  const { order } = useContent(imagesContent);
  const find = (id: unknown) => projects.findIndex((project) => project.id === id);
  const title = (id: unknown) => projects[find(id)]?.title ?? order.picture;
  const count = projects.length;
  const at = (id: unknown) => find(id) + 1;
  return {
    onDragStart: ({ active }) => order.lifted(title(active.id), at(active.id), count),
    onDragOver: ({ active, over }) => (over ? order.over(title(active.id), at(over.id), count) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? order.dropped(title(active.id), at(over.id), count) : order.cancelled(title(active.id)),
    onDragCancel: ({ active }) => order.cancelled(title(active.id)),
  };
}

interface SortableItemProps {
  project: ManagedProject;
  render: (handle: ReactNode) => ReactNode;
}

function SortableItem({ project, render }: SortableItemProps) {
  const { order } = useContent(imagesContent);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: project.id, attributes: { roleDescription: order.role } });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={order.handleOf(project.title)}
      title={order.handle}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-xl border border-control bg-ground text-ink hover:bg-band active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={isDragging ? 'relative z-10 rounded-2xl shadow-2xl' : ''}
    >
      {render(handle)}
    </li>
  );
}

interface SortableGridProps {
  projects: ManagedProject[];
  /**
   * Pictures after the sortable ones. They cannot be moved, because the server limits the length of an order
   * (`maxOrdered`).
   */
  rest: ManagedProject[];
  className: string;
  renderCard: (project: ManagedProject, handle: ReactNode) => ReactNode;
  onOrder: (ids: string[]) => void;
}

export function SortableGrid({ projects, rest, className, renderCard, onOrder }: SortableGridProps) {
  const { order } = useContent(imagesContent);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFromPixels } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(projects);
  const ids = projects.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: order.instructions } }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={className}>
          {projects.map((project) => (
            <SortableItem
              key={project.id}
              project={project}
              render={(handle) => renderCard(project, handle)}
            />
          ))}
          {rest.map((project) => (
            <li key={project.id}>{renderCard(project, null)}</li>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
