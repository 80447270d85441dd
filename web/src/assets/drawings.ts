// Written by scripts/make-pictures.ts; a change here is lost.
import bobcatServices480avif from './drawings/bobcat-services-480.avif';
import bobcatServices960avif from './drawings/bobcat-services-960.avif';
import bobcatServices1600avif from './drawings/bobcat-services-1600.avif';
import bobcatServices960webp from './drawings/bobcat-services-960.webp';
import crewPortrait480avif from './drawings/crew-portrait-480.avif';
import crewPortrait960avif from './drawings/crew-portrait-960.avif';
import crewPortrait1600avif from './drawings/crew-portrait-1600.avif';
import crewPortrait960webp from './drawings/crew-portrait-960.webp';
import grading480avif from './drawings/grading-480.avif';
import grading960avif from './drawings/grading-960.avif';
import grading1600avif from './drawings/grading-1600.avif';
import grading960webp from './drawings/grading-960.webp';
import grappleTruck480avif from './drawings/grapple-truck-480.avif';
import grappleTruck960avif from './drawings/grapple-truck-960.avif';
import grappleTruck1600avif from './drawings/grapple-truck-1600.avif';
import grappleTruck960webp from './drawings/grapple-truck-960.webp';
import hoaEntrance480avif from './drawings/hoa-entrance-480.avif';
import hoaEntrance960avif from './drawings/hoa-entrance-960.avif';
import hoaEntrance1600avif from './drawings/hoa-entrance-1600.avif';
import hoaEntrance2200avif from './drawings/hoa-entrance-2200.avif';
import hoaEntrance480webp from './drawings/hoa-entrance-480.webp';
import hoaEntrance960webp from './drawings/hoa-entrance-960.webp';
import hoaPackages480avif from './drawings/hoa-packages-480.avif';
import hoaPackages960avif from './drawings/hoa-packages-960.avif';
import hoaPackages1600avif from './drawings/hoa-packages-1600.avif';
import hoaPackages960webp from './drawings/hoa-packages-960.webp';
import irrigationCrew480avif from './drawings/irrigation-crew-480.avif';
import irrigationCrew960avif from './drawings/irrigation-crew-960.avif';
import irrigationCrew1600avif from './drawings/irrigation-crew-1600.avif';
import irrigationCrew960webp from './drawings/irrigation-crew-960.webp';
import irrigation480avif from './drawings/irrigation-480.avif';
import irrigation960avif from './drawings/irrigation-960.avif';
import irrigation1600avif from './drawings/irrigation-1600.avif';
import irrigation960webp from './drawings/irrigation-960.webp';
import landDevelopment480avif from './drawings/land-development-480.avif';
import landDevelopment960avif from './drawings/land-development-960.avif';
import landDevelopment1600avif from './drawings/land-development-1600.avif';
import landDevelopment960webp from './drawings/land-development-960.webp';
import landscapeDesign480avif from './drawings/landscape-design-480.avif';
import landscapeDesign960avif from './drawings/landscape-design-960.avif';
import landscapeDesign1600avif from './drawings/landscape-design-1600.avif';
import landscapeDesign960webp from './drawings/landscape-design-960.webp';
import lighting480avif from './drawings/lighting-480.avif';
import lighting960avif from './drawings/lighting-960.avif';
import lighting1600avif from './drawings/lighting-1600.avif';
import lighting960webp from './drawings/lighting-960.webp';
import maintenance480avif from './drawings/maintenance-480.avif';
import maintenance960avif from './drawings/maintenance-960.avif';
import maintenance1600avif from './drawings/maintenance-1600.avif';
import maintenance960webp from './drawings/maintenance-960.webp';
import nursery480avif from './drawings/nursery-480.avif';
import nursery960avif from './drawings/nursery-960.avif';
import nursery1600avif from './drawings/nursery-1600.avif';
import nursery960webp from './drawings/nursery-960.webp';
import palmCare480avif from './drawings/palm-care-480.avif';
import palmCare960avif from './drawings/palm-care-960.avif';
import palmCare1600avif from './drawings/palm-care-1600.avif';
import palmCare960webp from './drawings/palm-care-960.webp';
import paverPatio480avif from './drawings/paver-patio-480.avif';
import paverPatio960avif from './drawings/paver-patio-960.avif';
import paverPatio1600avif from './drawings/paver-patio-1600.avif';
import paverPatio960webp from './drawings/paver-patio-960.webp';
import plantingCrew480avif from './drawings/planting-crew-480.avif';
import plantingCrew960avif from './drawings/planting-crew-960.avif';
import plantingCrew1600avif from './drawings/planting-crew-1600.avif';
import plantingCrew2200avif from './drawings/planting-crew-2200.avif';
import plantingCrew480webp from './drawings/planting-crew-480.webp';
import plantingCrew960webp from './drawings/planting-crew-960.webp';
import poolAtDusk480avif from './drawings/pool-at-dusk-480.avif';
import poolAtDusk960avif from './drawings/pool-at-dusk-960.avif';
import poolAtDusk1600avif from './drawings/pool-at-dusk-1600.avif';
import poolAtDusk960webp from './drawings/pool-at-dusk-960.webp';
import stormCleanup480avif from './drawings/storm-cleanup-480.avif';
import stormCleanup960avif from './drawings/storm-cleanup-960.avif';
import stormCleanup1600avif from './drawings/storm-cleanup-1600.avif';
import stormCleanup960webp from './drawings/storm-cleanup-960.webp';
import waterfrontEstate480avif from './drawings/waterfront-estate-480.avif';
import waterfrontEstate960avif from './drawings/waterfront-estate-960.avif';
import waterfrontEstate1600avif from './drawings/waterfront-estate-1600.avif';
import waterfrontEstate2200avif from './drawings/waterfront-estate-2200.avif';
import waterfrontEstate480webp from './drawings/waterfront-estate-480.webp';
import waterfrontEstate960webp from './drawings/waterfront-estate-960.webp';
import yardAfter480avif from './drawings/yard-after-480.avif';
import yardAfter960avif from './drawings/yard-after-960.avif';
import yardAfter1600avif from './drawings/yard-after-1600.avif';
import yardAfter960webp from './drawings/yard-after-960.webp';
import yardBefore480avif from './drawings/yard-before-480.avif';
import yardBefore960avif from './drawings/yard-before-960.avif';
import yardBefore1600avif from './drawings/yard-before-1600.avif';
import yardBefore960webp from './drawings/yard-before-960.webp';
import type { PictureFiles } from './picture-files';

export const bobcatServices: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${bobcatServices480avif} 480w, ${bobcatServices960avif} 960w, ${bobcatServices1600avif} 1600w`,
  webp: `${bobcatServices960webp} 960w`,
  src: bobcatServices960webp,
};

export const crewPortrait: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${crewPortrait480avif} 480w, ${crewPortrait960avif} 960w, ${crewPortrait1600avif} 1600w`,
  webp: `${crewPortrait960webp} 960w`,
  src: crewPortrait960webp,
};

export const grading: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${grading480avif} 480w, ${grading960avif} 960w, ${grading1600avif} 1600w`,
  webp: `${grading960webp} 960w`,
  src: grading960webp,
};

export const grappleTruck: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${grappleTruck480avif} 480w, ${grappleTruck960avif} 960w, ${grappleTruck1600avif} 1600w`,
  webp: `${grappleTruck960webp} 960w`,
  src: grappleTruck960webp,
};

export const hoaEntrance: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${hoaEntrance480avif} 480w, ${hoaEntrance960avif} 960w, ${hoaEntrance1600avif} 1600w, ${hoaEntrance2200avif} 2200w`,
  webp: `${hoaEntrance480webp} 480w, ${hoaEntrance960webp} 960w`,
  src: hoaEntrance960webp,
};

export const hoaPackages: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${hoaPackages480avif} 480w, ${hoaPackages960avif} 960w, ${hoaPackages1600avif} 1600w`,
  webp: `${hoaPackages960webp} 960w`,
  src: hoaPackages960webp,
};

export const irrigationCrew: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${irrigationCrew480avif} 480w, ${irrigationCrew960avif} 960w, ${irrigationCrew1600avif} 1600w`,
  webp: `${irrigationCrew960webp} 960w`,
  src: irrigationCrew960webp,
};

export const irrigation: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${irrigation480avif} 480w, ${irrigation960avif} 960w, ${irrigation1600avif} 1600w`,
  webp: `${irrigation960webp} 960w`,
  src: irrigation960webp,
};

export const landDevelopment: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${landDevelopment480avif} 480w, ${landDevelopment960avif} 960w, ${landDevelopment1600avif} 1600w`,
  webp: `${landDevelopment960webp} 960w`,
  src: landDevelopment960webp,
};

export const landscapeDesign: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${landscapeDesign480avif} 480w, ${landscapeDesign960avif} 960w, ${landscapeDesign1600avif} 1600w`,
  webp: `${landscapeDesign960webp} 960w`,
  src: landscapeDesign960webp,
};

export const lighting: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${lighting480avif} 480w, ${lighting960avif} 960w, ${lighting1600avif} 1600w`,
  webp: `${lighting960webp} 960w`,
  src: lighting960webp,
};

export const maintenance: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${maintenance480avif} 480w, ${maintenance960avif} 960w, ${maintenance1600avif} 1600w`,
  webp: `${maintenance960webp} 960w`,
  src: maintenance960webp,
};

export const nursery: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${nursery480avif} 480w, ${nursery960avif} 960w, ${nursery1600avif} 1600w`,
  webp: `${nursery960webp} 960w`,
  src: nursery960webp,
};

export const palmCare: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${palmCare480avif} 480w, ${palmCare960avif} 960w, ${palmCare1600avif} 1600w`,
  webp: `${palmCare960webp} 960w`,
  src: palmCare960webp,
};

export const paverPatio: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${paverPatio480avif} 480w, ${paverPatio960avif} 960w, ${paverPatio1600avif} 1600w`,
  webp: `${paverPatio960webp} 960w`,
  src: paverPatio960webp,
};

export const plantingCrew: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${plantingCrew480avif} 480w, ${plantingCrew960avif} 960w, ${plantingCrew1600avif} 1600w, ${plantingCrew2200avif} 2200w`,
  webp: `${plantingCrew480webp} 480w, ${plantingCrew960webp} 960w`,
  src: plantingCrew960webp,
};

export const poolAtDusk: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${poolAtDusk480avif} 480w, ${poolAtDusk960avif} 960w, ${poolAtDusk1600avif} 1600w`,
  webp: `${poolAtDusk960webp} 960w`,
  src: poolAtDusk960webp,
};

export const stormCleanup: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${stormCleanup480avif} 480w, ${stormCleanup960avif} 960w, ${stormCleanup1600avif} 1600w`,
  webp: `${stormCleanup960webp} 960w`,
  src: stormCleanup960webp,
};

export const waterfrontEstate: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${waterfrontEstate480avif} 480w, ${waterfrontEstate960avif} 960w, ${waterfrontEstate1600avif} 1600w, ${waterfrontEstate2200avif} 2200w`,
  webp: `${waterfrontEstate480webp} 480w, ${waterfrontEstate960webp} 960w`,
  src: waterfrontEstate960webp,
};

export const yardAfter: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${yardAfter480avif} 480w, ${yardAfter960avif} 960w, ${yardAfter1600avif} 1600w`,
  webp: `${yardAfter960webp} 960w`,
  src: yardAfter960webp,
};

export const yardBefore: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${yardBefore480avif} 480w, ${yardBefore960avif} 960w, ${yardBefore1600avif} 1600w`,
  webp: `${yardBefore960webp} 960w`,
  src: yardBefore960webp,
};
