import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Preview } from './use-preview';

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
}

/**
 * The page in a frame that runs no scripts and opens no windows, scaled to fit. With other words it stays where it was
 * scrolled to.
 */
export function PreviewFrame({ title, preview, kind }: PreviewFrameProps) {
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
  const frameWidth = windowWidths[kind];
  const scale = width > 0 ? Math.min(1, width / frameWidth) : 1;
  return (
    <div ref={place} className="h-[70dvh] overflow-hidden rounded-xl border border-line bg-white">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() =>
          frame.current?.contentDocument?.documentElement.scrollTo?.({
            top: left.current.top,
            behavior: 'instant',
          })
        }
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
