import { DefaultNamingStrategy, type Table } from 'typeorm';

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const nameOf = (table: Table | string) => (typeof table === 'string' ? table : table.name);

/** Names columns `like_this`, and keys after their table and columns: `PK_visits`, `FK_visits_lead_id`. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, named: string): string {
    return named || snakeCase(property);
  }

  override joinColumnName(relation: string, referenced: string): string {
    return `${snakeCase(relation)}_${referenced}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `PK_${nameOf(table)}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `FK_${nameOf(table)}_${columns.join('_')}`;
  }
}
