import { asksForCut } from './bottom-cut.js';

/** Why the bottom of a picture is not shown. */
export const cutReasons = ['file_name', 'watermark'] as const;

export type CutReason = (typeof cutReasons)[number];

/** What is known of a picture besides its pixels. */
export interface Origin {
  /** The file's name, or the title in its place. */
  fileName: string;
  /** The program that made it, from its EXIF block. */
  software: string | null;
}

export interface WatermarkPatterns {
  fileNames: readonly string[];
  software: readonly string[];
}

/** Knows the tools that print a watermark at the bottom of their pictures (decision M8). */
export class Watermarks {
  private readonly fileNames: readonly string[];
  private readonly software: readonly string[];

  constructor({ fileNames, software }: WatermarkPatterns) {
    this.fileNames = patterns(fileNames);
    this.software = patterns(software);
  }

  /** Who asks for the cut by the file's name is heard first. */
  reasonToCut({ fileName, software }: Origin): CutReason | null {
    if (asksForCut(fileName)) return 'file_name';
    const isKnown = holds(fileName, this.fileNames) || holds(software ?? '', this.software);
    return isKnown ? 'watermark' : null;
  }
}

/** What is left of a pattern without letters and digits would be in every name. */
function patterns(texts: readonly string[]): string[] {
  return texts.map(bare).filter((text) => text !== '');
}

function holds(text: string, patterns: readonly string[]): boolean {
  const searched = bare(text);
  return patterns.some((pattern) => searched.includes(pattern));
}

/** "GPS_Map-Camera 7.jpg" and "gpsmapcamera" are the same tool's: letters and digits count, in any case. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
