import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class BookVisits1765000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_settings (
        id smallint NOT NULL DEFAULT 1,
        notice_hours smallint NOT NULL DEFAULT 24,
        horizon_days smallint NOT NULL DEFAULT 21,
        last_moment_hours smallint NOT NULL DEFAULT 4,
        own_dates text[] NOT NULL DEFAULT '{}',
        CONSTRAINT "PK_visit_settings" PRIMARY KEY (id),
        CONSTRAINT "CK_visit_settings_id" CHECK (id = 1)
      )`);
    await runner.query(`
      CREATE TABLE visit_windows (
        id uuid NOT NULL DEFAULT uuidv7(),
        weekday text,
        date date,
        starts text NOT NULL,
        ends text NOT NULL,
        places smallint NOT NULL,
        communities text[],
        services text[],
        is_active boolean NOT NULL DEFAULT true,
        CONSTRAINT "PK_visit_windows" PRIMARY KEY (id),
        CONSTRAINT "CK_visit_windows_day" CHECK (num_nonnulls(weekday, date) = 1),
        CONSTRAINT "CK_visit_windows_weekday" CHECK (
          weekday IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
        CONSTRAINT "CK_visit_windows_hours" CHECK (starts < ends),
        CONSTRAINT "CK_visit_windows_places" CHECK (places BETWEEN 1 AND 20)
      )`);
    await runner.query(`
      CREATE TABLE visit_days (
        window_id uuid NOT NULL,
        date date NOT NULL,
        CONSTRAINT "PK_visit_days" PRIMARY KEY (window_id, date),
        CONSTRAINT "FK_visit_days_window_id" FOREIGN KEY (window_id) REFERENCES visit_windows (id)
      )`);
    await runner.query(`
      CREATE TABLE visits (
        id uuid NOT NULL DEFAULT uuidv7(),
        lead_id uuid,
        window_id uuid NOT NULL,
        date date NOT NULL,
        starts text NOT NULL,
        ends text NOT NULL,
        starts_at timestamptz NOT NULL,
        place smallint,
        state text NOT NULL DEFAULT 'booked',
        cancelled_by text,
        reason text,
        language text NOT NULL,
        person_id uuid,
        sequence integer NOT NULL DEFAULT 0,
        is_kept boolean NOT NULL DEFAULT false,
        arranged_at timestamptz NOT NULL DEFAULT now(),
        event_id uuid,
        booking_key text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_visits" PRIMARY KEY (id),
        CONSTRAINT "FK_visits_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE,
        CONSTRAINT "FK_visits_window_id_date" FOREIGN KEY (window_id, date) REFERENCES visit_days (window_id, date),
        CONSTRAINT "UQ_visits_window_id_date_place" UNIQUE (window_id, date, place),
        CONSTRAINT "CK_visits_state" CHECK (state IN ('booked', 'on_the_way', 'done', 'no_show', 'cancelled')),
        CONSTRAINT "CK_visits_cancelled" CHECK (
          (state = 'cancelled') = (place IS NULL) AND (state = 'cancelled') = (cancelled_by IS NOT NULL)),
        CONSTRAINT "CK_visits_lead_id" CHECK (lead_id IS NOT NULL OR state = 'cancelled'),
        CONSTRAINT "CK_visits_language" CHECK (language IN ('en', 'es'))
      )`);
    for (const index of indexes) await runner.query(`CREATE ${index}`);
  }
}

const indexes = [
  `UNIQUE INDEX "UQ_visits_open_lead_id" ON visits (lead_id) WHERE state IN ('booked', 'on_the_way')`,
  `INDEX "IX_visits_lead_id" ON visits (lead_id)`,
  `INDEX "IX_visits_date_window_id" ON visits (date, window_id) WHERE place IS NOT NULL`,
];
