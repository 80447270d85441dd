import { contactTo } from '../../bench/contact.ts';
import { arrivals, compare, type Target } from '../../bench/load.ts';

/**
 * A measurement that a container in the public server's network makes. Its URLs are those that this container can
 * reach.
 */
export type Task =
  | { kind: 'compare'; product: Asked; limit: Asked; connections: number }
  | { kind: 'arrivals'; product: Asked; seconds: number; perSecond: number };

type Asked = { url: string; headers?: Record<string, string> } | { contact: string; origin: string };

const task = JSON.parse(process.argv[2] ?? '') as Task;
console.log(JSON.stringify(await measured(task)));
process.exit();

function measured(task: Task): Promise<object> {
  const product = targetOf(task.product);
  if (task.kind === 'arrivals') return arrivals(product, task);
  return compare(product, targetOf(task.limit), { ...task, seconds: 4, rounds: 5 });
}

function targetOf(asked: Asked): Target {
  return 'contact' in asked ? contactTo(asked.contact, asked.origin) : asked;
}
