/**
 * How every process of the product is run, as in infra/deploy/docker/service.Dockerfile: a smaller space for young objects and
 * code that is compiled for size halve the memory at rest. Source maps would be kept for every library that has some,
 * which are 30 to 150 MB a process; our own code is compiled line by line and read without.
 */
export const workerNodeFlags = ['--max-semi-space-size=1', '--optimize-for-size'];

/**
 * For processes that answer requests. In a space of 1 MB, which `--optimize-for-size` sets whatever else is said, objects of
 * requests under way are copied a hundred times a second: a seventh of the work in leads, a fifth in the gateway.
 */
export const nodeFlags = ['--min-semi-space-size=4', '--max-semi-space-size=4'];

/** The C library gives memory back that pictures needed: one heap for all threads, and large pieces apart from it. */
export const memoryVariables = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
