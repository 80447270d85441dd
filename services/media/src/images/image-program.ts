import { servePictures } from '@sandhill/platform/pictures/serve-pictures.js';
import sharp from 'sharp';
import { makeImages } from './make-images.js';

// One thread per picture and no cache, so that `IMAGES_AT_ONCE` limits the memory.
sharp.cache(false);
sharp.concurrency(1);

servePictures(makeImages);
