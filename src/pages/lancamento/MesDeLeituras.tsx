import { Digitacao } from './Digitacao.tsx';
import { type MesDeLeiturasProps, useMesMostrado } from './useMesMostrado.ts';

/** The grid of one month, or its meters one by one on a phone, with what is pending and what was not saved. */
export function MesDeLeituras(props: MesDeLeiturasProps) {
  const mostrado = useMesMostrado(props.userId, props.filtros);
  return <Digitacao {...props} {...mostrado} />;
}
