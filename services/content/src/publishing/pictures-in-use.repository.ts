import { Injectable } from '@nestjs/common';
import { chosenPictures } from '@sandhill/company/pictures/site-picture.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { DataSource } from 'typeorm';
import type { PictureUse, PictureUses } from '../gallery/fetch-pictures.js';

interface PicturesRow {
  pictures: SiteContent['pictures'] | null;
  people: SiteContent['people'] | null;
}

/** Finds the gallery pictures that the published version, the draft, scheduled versions and the plant guide name. */
@Injectable()
export class PicturesInUse {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the pictures in use, sorted. It is called each second, so it reads only the needed parts of contents. */
  async list(): Promise<PictureUses> {
    return { uses: await this.listOfContents(), guideImages: await this.listOfGuide() };
  }

  private async listOfContents(): Promise<PictureUse[]> {
    const rows = await this.dataSource.query<PicturesRow[]>(
      `(SELECT content -> 'pictures' AS pictures, content -> 'people' AS people
          FROM site_versions ORDER BY id DESC LIMIT 1)
       UNION ALL SELECT content -> 'pictures', content -> 'people' FROM site_drafts WHERE content IS NOT NULL
       UNION ALL SELECT content -> 'pictures', content -> 'people' FROM scheduled_versions`,
    );
    const places = new Map<string, Set<string>>();
    for (const { pictures, people } of rows)
      for (const [place, id] of chosenPictures({ pictures: pictures ?? {}, people: people ?? [] }))
        places.set(id, (places.get(id) ?? new Set()).add(place));
    return [...places]
      .map(([id, found]) => ({ id, places: [...found].toSorted() }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  /** Returns the paths of the gallery pictures of guide entries, which name a picture and not its project. */
  private async listOfGuide(): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ path: string }>>(
      `SELECT image_url AS path FROM plant_identifications WHERE deleted_at IS NULL AND image_url LIKE '/media/%'
       UNION SELECT image_url FROM plant_issues WHERE deleted_at IS NULL AND image_url LIKE '/media/%'`,
    );
    return rows.map(({ path }) => path).toSorted();
  }
}
