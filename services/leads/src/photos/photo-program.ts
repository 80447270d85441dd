import { servePictures } from '@sandhill/platform/pictures/serve-pictures.js';
import sharp from 'sharp';
import { makePhoto } from './make-photo.js';

// One thread per photo and no cache, which keeps the memory for a visitor's photo small.
sharp.cache(false);
sharp.concurrency(1);

servePictures(makePhoto);
