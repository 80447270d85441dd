/** Runs works one after the other. A failing work does not stop the others. @throws the first failure */
export async function runAll(works: Iterable<() => unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works)
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
