import { renderSVG } from 'uqr';

/** Width of the blank margin that scanners need around the code, in modules. */
const border = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text as a QR code. It is black on white even in the dark theme, because cameras need that. */
export default function QrCode({ text, label }: QrCodeProps) {
  const svg = renderSVG(text, { ecc: 'M', border });
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} className="size-full" />;
}
