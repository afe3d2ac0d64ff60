import { Box } from '@mui/material';
import { PESSOA_LIDA as FIELD } from '../../../resources/cliente/pessoa.ts';
import { UFS } from '../../../resources/cliente/ufs.ts';
import { CHOICES } from '../../../resources/kinds.ts';
import { GRID, span } from './grid.ts';
import { ChoiceInput, DocumentInput, LookupInput, TextInput } from './inputs.tsx';
import { type Choice, useRamos, useRoteiros } from './useLookups.ts';

const UF_CHOICES = UFS.map((uf): Choice => [uf, uf]);

/** Every field of a client, for creation, edition and reading alike. */
export function DadosInputs({ readOnly }: { readOnly: boolean }) {
  const ramos = useRamos();
  const roteiros = useRoteiros();
  return (
    <Box sx={GRID}>
      <Box sx={span(2)}>
        <TextInput field={FIELD.codigo} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <TextInput field={FIELD.nome} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagAtivo} readOnly={readOnly} choices={CHOICES.situacao ?? []} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.flagTipoPessoa} readOnly={readOnly} choices={FIELD.flagTipoPessoa.choices} />
      </Box>
      <Box sx={span(2)}>
        <TextInput field={FIELD.idIntegracao} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <TextInput field={FIELD.razaoSocial} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idRamoAtividade} readOnly={readOnly} lookup={ramos} />
      </Box>
      <Box sx={span(3)}>
        <LookupInput field={FIELD.idRoteiro} readOnly={readOnly} lookup={roteiros} />
      </Box>
      <Box sx={span(3)}>
        <TextInput field={FIELD.rg} readOnly={readOnly} />
      </Box>
      <Box sx={span(4)}>
        <DocumentInput field={FIELD.nroDocumento} readOnly={readOnly} />
      </Box>
      <Box sx={span(3)}>
        <TextInput field={FIELD.inscEstadual} readOnly={readOnly} />
      </Box>
      <Box sx={span(2)}>
        <ChoiceInput field={FIELD.ufRG} readOnly={readOnly} optional choices={UF_CHOICES} />
      </Box>
      <Box sx={span(6)}>
        <TextInput field={FIELD.obsPrincipal} readOnly={readOnly} />
      </Box>
      <Box sx={span(6)}>
        <TextInput field={FIELD.obsSecundaria} readOnly />
      </Box>
    </Box>
  );
}
