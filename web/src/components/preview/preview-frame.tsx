import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Preview } from './use-preview';

export interface PreviewLinks {
  onPress: (element: Element) => void;
  /** Returns the element of the page that shows the field being edited. */
  edited: (page: Document) => Element | null | undefined;
}

/** Widths of the windows that the preview simulates, in pixels. */
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
 * Shows the page scaled to fit, in a frame that runs no scripts and opens no windows. When the HTML changes, it keeps
 * the scroll position, or scrolls to the element that is being edited.
 */
export function PreviewFrame({ title, preview, kind, links }: PreviewFrameProps) {
  const { place, width } = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const left = useRef({ html: '', path: '', top: 0 });
  const { html, path } = preview;
  useLayoutEffect(() => {
    // Reads the scroll position of the previous page, which the frame still shows at this point.
    const { current } = left;
    const top = current.path === path ? (frame.current?.contentWindow?.scrollY ?? 0) : 0;
    left.current = { html, path, top };
  }, [html, path]);
  const press = useEffectEvent((event: Event) => {
    event.preventDefault();
    // The frame's elements belong to its own window, so `instanceof` fails for them.
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
