export interface DecoderRequest<Task> {
  task: Task;
  bytes: Uint8Array;
}

/** Answer of a decoder process. `mayStay`: the process holds little memory and can decode another picture. */
export type DecoderAnswer<Result> =
  { result: Result; mayStay: boolean } | { error: string; mayStay: boolean };
