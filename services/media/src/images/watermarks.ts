import { asksForCut } from './bottom-cut.js';

export const cutReasons = ['file_name', 'watermark'] as const;

export type CutReason = (typeof cutReasons)[number];

interface Origin {
  /** Name of the file, or the title if there is none. */
  fileName: string;
  /** Name of the software in the EXIF block. */
  software: string | null;
}

interface WatermarkPatterns {
  fileNames: readonly string[];
  software: readonly string[];
}

/** Recognizes pictures from tools that add a watermark at the bottom. */
export class Watermarks {
  private readonly fileNames: readonly string[];
  private readonly software: readonly string[];

  constructor({ fileNames, software }: WatermarkPatterns) {
    this.fileNames = patterns(fileNames);
    this.software = patterns(software);
  }

  /**
   * Returns the reason to crop a picture, or null if there is none. If the file name requests a crop, that reason has
   * priority over a watermark.
   */
  reasonToCut({ fileName, software }: Origin): CutReason | null {
    if (asksForCut(fileName)) return 'file_name';
    const isKnown = holds(fileName, this.fileNames) || holds(software ?? '', this.software);
    return isKnown ? 'watermark' : null;
  }
}

/** Normalizes patterns. Drops patterns without letters and digits, which would match every name. */
function patterns(texts: readonly string[]): string[] {
  return texts.map(bare).filter((text) => text !== '');
}

function holds(text: string, patterns: readonly string[]): boolean {
  const searched = bare(text);
  return patterns.some((pattern) => searched.includes(pattern));
}

/** Returns the letters and digits of a text in lower case, so that "GPS_Map-Camera 7.jpg" contains "gpsmapcamera". */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
