import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Preview } from './use-preview';

/** How a page and the form beside it lead to each other. */
export interface PreviewLinks {
  /** Called with the element of the page that was pressed. */
  onPress: (element: Element) => void;
  /** The element that shows what is edited. */
  edited: (page: Document) => Element | null | undefined;
}

/** How wide the windows are that the preview stands for, in pixels. */
export const windowWidths = { phone: 390, desktop: 1280 } as const;

export type WindowKind = keyof typeof windowWidths;

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

interface PreviewFrameProps {
  title: string;
  preview: Preview;
  kind: WindowKind;
  links?: PreviewLinks;
}

/**
 * The page in a frame that runs no scripts and opens no windows, scaled to fit. With other words it stays where it was
 * scrolled to, or shows what is edited.
 */
export function PreviewFrame({ title, preview, kind, links }: PreviewFrameProps) {
  const { place, width } = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const left = useRef({ html: '', path: '', top: 0 });
  const { html, path } = preview;
  useLayoutEffect(() => {
    // The frame still holds the page before.
    const { current } = left;
    const top = current.path === path ? (frame.current?.contentWindow?.scrollY ?? 0) : 0;
    left.current = { html, path, top };
  }, [html, path]);
  const press = useEffectEvent((event: Event) => {
    event.preventDefault();
    // Elements of the frame are of its own window, so `instanceof` does not know them.
    links?.onPress(event.target as Element);
  });
  const showEdited = useEffectEvent((page: Document | null | undefined) => {
    const edited = page?.body && links?.edited(page);
    edited?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  });
  const [page, setPage] = useState<Document | null>(null);
  const arrive = () => {
    const { contentDocument } = frame.current ?? {};
    contentDocument?.documentElement.scrollTo?.({ top: left.current.top, behavior: 'instant' });
    setPage(contentDocument ?? null);
  };
  useEffect(() => {
    if (!page) return undefined;
    showEdited(page);
    page.addEventListener('click', press);
    return () => page.removeEventListener('click', press);
  }, [page]);
  const frameWidth = windowWidths[kind];
  const scale = width > 0 ? Math.min(1, width / frameWidth) : 1;
  return (
    <div ref={place} className="h-[70dvh] overflow-hidden rounded-xl border border-line bg-white">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={arrive}
        style={{
          width: frameWidth,
          height: `${100 / scale}%`,
          maxWidth: 'none',
          marginInline: scale === 1 ? 'auto' : undefined,
          display: 'block',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
