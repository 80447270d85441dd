interface Canvas2d extends CanvasFillStrokeStyles, CanvasRect, CanvasImageData {
  canvas: { width: number; height: number };
}

/**
 * Paints a canvas white, because JPEG has no transparency: transparent parts of a PNG would become black.
 *
 * @returns whether the canvas returns the pixels that were drawn. With Firefox's protection against fingerprinting, as
 * in the Tor Browser, it returns random pixels instead.
 */
export function paintWhite(context: Canvas2d): boolean {
  const { width, height } = context.canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  // Some browsers change each color a little, which no one sees in a photo.
  return context.getImageData(0, 0, Math.min(width, 8), 1).data.every((color) => color > 240);
}
