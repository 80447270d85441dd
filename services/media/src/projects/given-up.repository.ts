import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { maxRenditionAttempts } from '../images/image.entity.js';
import type { RenditionFailure } from '../images/rendition-failure.js';

const maxListed = 200;

/** SQL query for the images of projects that visitors see, further pictures included. */
const shownImages = `
  SELECT id, image_key FROM project_images WHERE deleted_at IS NULL
  UNION ALL
  SELECT project.id, picture.image_key
  FROM project_pictures AS picture JOIN project_images AS project ON project.id = picture.project_id
  WHERE project.deleted_at IS NULL AND picture.deleted_at IS NULL`;

/** Finds projects with images whose slow sizes are missing after all attempts. */
@Injectable()
export class GivenUpRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the reasons why the attempts failed, by the id of the project, for the newest projects only. */
  async list(): Promise<Map<string, RenditionFailure>> {
    const rows = await this.dataSource.query<Array<{ id: string; reason: RenditionFailure }>>(
      `SELECT shown.id, coalesce(min(images.rendition_failure), 'other') AS reason
       FROM images JOIN (${shownImages}) AS shown ON shown.image_key = images.key
       WHERE images.renditions_owed AND images.visibility = 'public' AND images.rendition_attempts >= $1
       GROUP BY shown.id ORDER BY shown.id DESC LIMIT $2`,
      [maxRenditionAttempts, maxListed],
    );
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }

  async imageKeysOf(projectId: string): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ key: string }>>(
      `SELECT image_key AS key FROM (${shownImages}) AS shown WHERE id = $1`,
      [projectId],
    );
    return rows.map(({ key }) => key);
  }
}
