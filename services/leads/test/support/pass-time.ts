import type { DataSource } from 'typeorm';

const clocks = {
  deliveries: ['owed_since', 'waiting_since', 'next_attempt_at'],
  delivery_beats: ['at'],
  sending_pauses: ['since', 'next_probe_at'],
  sending_refusals: ['refused_at'],
  alarms: ['not_before'],
  web_hooks: ['failing_since', 'not_before'],
};

/** Moves all times that mail depends on into the past, as if the minutes had passed. */
export async function passMinutes(database: DataSource, minutes: number): Promise<void> {
  for (const [table, columns] of Object.entries(clocks)) {
    const changes = columns.map((column) => `${column} = ${column} - $1 * interval '1 minute'`);
    await database.query(`UPDATE ${table} SET ${changes.join(', ')}`, [minutes]);
  }
}
