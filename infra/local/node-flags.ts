/**
 * Node flags of the media worker and the backups, and of content, which gets few requests. service.Dockerfile has the
 * same flags. A smaller space for young objects, and code that is compiled for size, halve the memory at rest. Source
 * maps are off, because Node would keep those of all libraries, which take 30 to 150 MB per process. Our own code is
 * compiled line by line and is readable without source maps.
 */
export const workerNodeFlags = ['--max-semi-space-size=1', '--optimize-for-size'];

/**
 * Node flags of the worker that sends mail. With only 1 MB for young objects, those of mails that are being sent would
 * be moved to the space for old objects, whose collection would take half of the process's time.
 */
export const mailWorkerNodeFlags = ['--max-semi-space-size=4'];

/**
 * Node flags of processes that answer requests. With only 1 MB for young objects, which `--optimize-for-size` sets
 * despite other flags, objects of running requests would be copied a hundred times a second. Copying would take a
 * seventh of the processor time of leads, and a fifth of that of the gateway. The heap may double before it is
 * collected, because the buffers of an upload count as part of the heap: otherwise, the heap would be collected twice
 * for each upload.
 */
export const nodeFlags = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--heap-growing-percent=100'];

/**
 * Variables with which the C library returns memory that pictures needed: one heap for all threads, large blocks outside
 * of it, and free memory at its end returned from 128 kB on.
 */
export const memoryVariables = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
