import { ICONE_PADRAO, isIconeDeModulo } from '../../../domain/acesso/icones.ts';
import { MODULE_ICONS } from './moduleIcons.ts';

/** A module's icon by the name the server keeps; a folder when the name is unknown. */
export default function ModuleDrawing({ icone }: { icone: string }) {
  const Icon = MODULE_ICONS[isIconeDeModulo(icone) ? icone : ICONE_PADRAO];
  return <Icon fontSize="small" />;
}
