import { Box } from '@mui/material';
import { ENDERECO as FIELD } from '../../../../resources/cliente/endereco.ts';
import { GRID, span } from '../../../kit/forms/grid.ts';
import { KindInput } from '../../../kit/forms/inputs/KindInput.tsx';
import { UfInput } from '../UfInput.tsx';
import { CepInput } from './CepInput.tsx';
import { useCep } from './useCep.ts';

/** The inputs of an address; a complete CEP fills what it tells. */
export function EnderecoInputs() {
  const fill = useCep();
  return (
    <Box sx={GRID}>
      <Box sx={span(3)}>
        <CepInput field={FIELD.cep} onTyped={fill} />
      </Box>
      <Box sx={span(7)}>
        <KindInput field={FIELD.logradouro} />
      </Box>
      <Box sx={span(2)}>
        <KindInput field={FIELD.numero} />
      </Box>
      <Box sx={span(4)}>
        <KindInput field={FIELD.complemento} />
      </Box>
      <Box sx={span(8)}>
        <KindInput field={FIELD.bairro} />
      </Box>
      <Box sx={span(3)}>
        <UfInput field={FIELD.uf} />
      </Box>
      <Box sx={span(9)}>
        <KindInput field={FIELD.cidade} />
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.latitude} />
      </Box>
      <Box sx={span(3)}>
        <KindInput field={FIELD.longitude} />
      </Box>
      <Box sx={span(6)}>
        <KindInput field={FIELD.linkMapa} />
      </Box>
    </Box>
  );
}
