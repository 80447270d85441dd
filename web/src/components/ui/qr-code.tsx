import { renderSVG } from 'uqr';

/** The quiet zone that readers need around the code, in modules. */
const border = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text as a QR code: black on white whatever the page's colours, because cameras need it so. */
export default function QrCode({ text, label }: QrCodeProps) {
  const svg = renderSVG(text, { ecc: 'M', border });
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} className="size-full" />;
}
