import { DEFAULT_ICON, MODULE_ICONS } from './moduleIcons.ts';

/** A module's icon by the name the server keeps; a folder when the name is unknown. */
export default function ModuleDrawing({ icone }: { icone: string }) {
  const Icon = MODULE_ICONS[icone] ?? MODULE_ICONS[DEFAULT_ICON];
  return Icon && <Icon fontSize="small" />;
}
