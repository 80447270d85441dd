// Written by scripts/make-pictures.ts; a change here is lost.
import anhingaSunning480avif from './photos/anhinga-sunning-480.avif';
import anhingaSunning480webp from './photos/anhinga-sunning-480.webp';
import anhingaSunning960avif from './photos/anhinga-sunning-960.avif';
import anhingaSunning960webp from './photos/anhinga-sunning-960.webp';
import anhingaSunning1600avif from './photos/anhinga-sunning-1600.avif';
import anhingaSunning1600webp from './photos/anhinga-sunning-1600.webp';
import anhingaSunning2200avif from './photos/anhinga-sunning-2200.avif';
import anhingaSunning2200webp from './photos/anhinga-sunning-2200.webp';
import blueFlowerClusters480avif from './photos/blue-flower-clusters-480.avif';
import blueFlowerClusters480webp from './photos/blue-flower-clusters-480.webp';
import blueFlowerClusters960avif from './photos/blue-flower-clusters-960.avif';
import blueFlowerClusters960webp from './photos/blue-flower-clusters-960.webp';
import blueFlowerClusters1600avif from './photos/blue-flower-clusters-1600.avif';
import blueFlowerClusters1600webp from './photos/blue-flower-clusters-1600.webp';
import blueFlowerClusters2200avif from './photos/blue-flower-clusters-2200.avif';
import blueFlowerClusters2200webp from './photos/blue-flower-clusters-2200.webp';
import clippedGreenRows480avif from './photos/clipped-green-rows-480.avif';
import clippedGreenRows480webp from './photos/clipped-green-rows-480.webp';
import clippedGreenRows960avif from './photos/clipped-green-rows-960.avif';
import clippedGreenRows960webp from './photos/clipped-green-rows-960.webp';
import clippedGreenRows1600avif from './photos/clipped-green-rows-1600.avif';
import clippedGreenRows1600webp from './photos/clipped-green-rows-1600.webp';
import clippedGreenRows2200avif from './photos/clipped-green-rows-2200.avif';
import clippedGreenRows2200webp from './photos/clipped-green-rows-2200.webp';
import greenHeronByWater480avif from './photos/green-heron-by-water-480.avif';
import greenHeronByWater480webp from './photos/green-heron-by-water-480.webp';
import greenHeronByWater960avif from './photos/green-heron-by-water-960.avif';
import greenHeronByWater960webp from './photos/green-heron-by-water-960.webp';
import greenHeronByWater1600avif from './photos/green-heron-by-water-1600.avif';
import greenHeronByWater1600webp from './photos/green-heron-by-water-1600.webp';
import greenHeronByWater2200avif from './photos/green-heron-by-water-2200.avif';
import greenHeronByWater2200webp from './photos/green-heron-by-water-2200.webp';
import modernBuildingFacade480avif from './photos/modern-building-facade-480.avif';
import modernBuildingFacade480webp from './photos/modern-building-facade-480.webp';
import modernBuildingFacade960avif from './photos/modern-building-facade-960.avif';
import modernBuildingFacade960webp from './photos/modern-building-facade-960.webp';
import ospreyOnBranch480avif from './photos/osprey-on-branch-480.avif';
import ospreyOnBranch480webp from './photos/osprey-on-branch-480.webp';
import ospreyOnBranch960avif from './photos/osprey-on-branch-960.avif';
import ospreyOnBranch960webp from './photos/osprey-on-branch-960.webp';
import ospreyOnBranch1600avif from './photos/osprey-on-branch-1600.avif';
import ospreyOnBranch1600webp from './photos/osprey-on-branch-1600.webp';
import ospreyOnBranch2200avif from './photos/osprey-on-branch-2200.avif';
import ospreyOnBranch2200webp from './photos/osprey-on-branch-2200.webp';
import redHibiscusCloseup480avif from './photos/red-hibiscus-closeup-480.avif';
import redHibiscusCloseup480webp from './photos/red-hibiscus-closeup-480.webp';
import redHibiscusCloseup960avif from './photos/red-hibiscus-closeup-960.avif';
import redHibiscusCloseup960webp from './photos/red-hibiscus-closeup-960.webp';
import tropicalBoardwalkToLagoon480avif from './photos/tropical-boardwalk-to-lagoon-480.avif';
import tropicalBoardwalkToLagoon480webp from './photos/tropical-boardwalk-to-lagoon-480.webp';
import tropicalBoardwalkToLagoon960avif from './photos/tropical-boardwalk-to-lagoon-960.avif';
import tropicalBoardwalkToLagoon960webp from './photos/tropical-boardwalk-to-lagoon-960.webp';
import tropicalBoardwalkToLagoon1600avif from './photos/tropical-boardwalk-to-lagoon-1600.avif';
import tropicalBoardwalkToLagoon1600webp from './photos/tropical-boardwalk-to-lagoon-1600.webp';
import tropicalBoardwalkToLagoon2200avif from './photos/tropical-boardwalk-to-lagoon-2200.avif';
import tropicalBoardwalkToLagoon2200webp from './photos/tropical-boardwalk-to-lagoon-2200.webp';
import whiteArumLilies480avif from './photos/white-arum-lilies-480.avif';
import whiteArumLilies480webp from './photos/white-arum-lilies-480.webp';
import whiteArumLilies960avif from './photos/white-arum-lilies-960.avif';
import whiteArumLilies960webp from './photos/white-arum-lilies-960.webp';
import type { PictureFiles } from './picture-files';

export const anhingaSunning: PictureFiles = {
  width: 2400,
  height: 1350,
  avif: `${anhingaSunning480avif} 480w, ${anhingaSunning960avif} 960w, ${anhingaSunning1600avif} 1600w, ${anhingaSunning2200avif} 2200w`,
  webp: `${anhingaSunning480webp} 480w, ${anhingaSunning960webp} 960w, ${anhingaSunning1600webp} 1600w, ${anhingaSunning2200webp} 2200w`,
  src: anhingaSunning960webp,
};

export const blueFlowerClusters: PictureFiles = {
  width: 2400,
  height: 1600,
  avif: `${blueFlowerClusters480avif} 480w, ${blueFlowerClusters960avif} 960w, ${blueFlowerClusters1600avif} 1600w, ${blueFlowerClusters2200avif} 2200w`,
  webp: `${blueFlowerClusters480webp} 480w, ${blueFlowerClusters960webp} 960w, ${blueFlowerClusters1600webp} 1600w, ${blueFlowerClusters2200webp} 2200w`,
  src: blueFlowerClusters960webp,
};

export const clippedGreenRows: PictureFiles = {
  width: 2400,
  height: 775,
  avif: `${clippedGreenRows480avif} 480w, ${clippedGreenRows960avif} 960w, ${clippedGreenRows1600avif} 1600w, ${clippedGreenRows2200avif} 2200w`,
  webp: `${clippedGreenRows480webp} 480w, ${clippedGreenRows960webp} 960w, ${clippedGreenRows1600webp} 1600w, ${clippedGreenRows2200webp} 2200w`,
  src: clippedGreenRows960webp,
};

export const greenHeronByWater: PictureFiles = {
  width: 2400,
  height: 1350,
  avif: `${greenHeronByWater480avif} 480w, ${greenHeronByWater960avif} 960w, ${greenHeronByWater1600avif} 1600w, ${greenHeronByWater2200avif} 2200w`,
  webp: `${greenHeronByWater480webp} 480w, ${greenHeronByWater960webp} 960w, ${greenHeronByWater1600webp} 1600w, ${greenHeronByWater2200webp} 2200w`,
  src: greenHeronByWater960webp,
};

export const modernBuildingFacade: PictureFiles = {
  width: 1500,
  height: 703,
  avif: `${modernBuildingFacade480avif} 480w, ${modernBuildingFacade960avif} 960w`,
  webp: `${modernBuildingFacade480webp} 480w, ${modernBuildingFacade960webp} 960w`,
  src: modernBuildingFacade960webp,
};

export const ospreyOnBranch: PictureFiles = {
  width: 2400,
  height: 1350,
  avif: `${ospreyOnBranch480avif} 480w, ${ospreyOnBranch960avif} 960w, ${ospreyOnBranch1600avif} 1600w, ${ospreyOnBranch2200avif} 2200w`,
  webp: `${ospreyOnBranch480webp} 480w, ${ospreyOnBranch960webp} 960w, ${ospreyOnBranch1600webp} 1600w, ${ospreyOnBranch2200webp} 2200w`,
  src: ospreyOnBranch960webp,
};

export const redHibiscusCloseup: PictureFiles = {
  width: 1520,
  height: 808,
  avif: `${redHibiscusCloseup480avif} 480w, ${redHibiscusCloseup960avif} 960w`,
  webp: `${redHibiscusCloseup480webp} 480w, ${redHibiscusCloseup960webp} 960w`,
  src: redHibiscusCloseup960webp,
};

export const tropicalBoardwalkToLagoon: PictureFiles = {
  width: 2400,
  height: 1624,
  avif: `${tropicalBoardwalkToLagoon480avif} 480w, ${tropicalBoardwalkToLagoon960avif} 960w, ${tropicalBoardwalkToLagoon1600avif} 1600w, ${tropicalBoardwalkToLagoon2200avif} 2200w`,
  webp: `${tropicalBoardwalkToLagoon480webp} 480w, ${tropicalBoardwalkToLagoon960webp} 960w, ${tropicalBoardwalkToLagoon1600webp} 1600w, ${tropicalBoardwalkToLagoon2200webp} 2200w`,
  src: tropicalBoardwalkToLagoon960webp,
};

export const whiteArumLilies: PictureFiles = {
  width: 1200,
  height: 798,
  avif: `${whiteArumLilies480avif} 480w, ${whiteArumLilies960avif} 960w`,
  webp: `${whiteArumLilies480webp} 480w, ${whiteArumLilies960webp} 960w`,
  src: whiteArumLilies960webp,
};
