import { size, view } from './outline';

export function placeOnMap([latitude, longitude]: [latitude: number, longitude: number]): {
  x: number;
  y: number;
} {
  return {
    x: Math.round(((longitude - view.west) / (view.east - view.west)) * size.width),
    y: Math.round(((view.north - latitude) / (view.north - view.south)) * size.height),
  };
}
