import { createAction } from '@reduxjs/toolkit';

/** Somebody signed out: slices forget what only they should see. */
export const userSignedOut = createAction('session/userSignedOut');
