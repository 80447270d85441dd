export const QUEUE_BACKEND = Symbol('queue backend');
export const JOB_WORKER_OPTIONS = Symbol('job worker options');
