import { asksForCut } from './bottom-cut.js';

/** Why the bottom of a picture is cut. */
export const cutReasons = ['file_name', 'watermark'] as const;

export type CutReason = (typeof cutReasons)[number];

/** Metadata that can reveal a watermark. */
interface Origin {
  /** File name, or the title without one. */
  fileName: string;
  /** Software name from the EXIF block. */
  software: string | null;
}

interface WatermarkPatterns {
  fileNames: readonly string[];
  software: readonly string[];
}

/** Recognizes pictures of tools that add a watermark at the bottom. */
export class Watermarks {
  private readonly fileNames: readonly string[];
  private readonly software: readonly string[];

  constructor({ fileNames, software }: WatermarkPatterns) {
    this.fileNames = patterns(fileNames);
    this.software = patterns(software);
  }

  /** A cut requested by the file name takes precedence. */
  reasonToCut({ fileName, software }: Origin): CutReason | null {
    if (asksForCut(fileName)) return 'file_name';
    const isKnown = holds(fileName, this.fileNames) || holds(software ?? '', this.software);
    return isKnown ? 'watermark' : null;
  }
}

/** A pattern without letters and digits would match every name. */
function patterns(texts: readonly string[]): string[] {
  return texts.map(bare).filter((text) => text !== '');
}

function holds(text: string, patterns: readonly string[]): boolean {
  const searched = bare(text);
  return patterns.some((pattern) => searched.includes(pattern));
}

/** Only letters and digits count, in any case: "GPS_Map-Camera 7.jpg" matches "gpsmapcamera". */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
