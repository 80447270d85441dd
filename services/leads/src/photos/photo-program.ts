import { servePictures } from '@sandhill/platform/pictures/serve-pictures.js';
import sharp from 'sharp';
import { makePhoto } from './make-photo.js';

// One thread per picture, and no cache of pictures.
sharp.cache(false);
sharp.concurrency(1);

servePictures(makePhoto);
